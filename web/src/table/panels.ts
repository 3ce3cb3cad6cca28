import { tick } from 'svelte';

export type Panel = 'log' | 'chat' | 'rules';

/** Where something is written in a panel that was opened for that. The log is read. */
const FIELDS: Partial<Record<Panel, string>> = { chat: '#chat-text', rules: '#rule-search' };

/** Put the cursor into the panel's field: whoever opens a panel writes there next, and no letter may be a command. */
export async function writeIn(panel: Panel): Promise<void> {
  await tick();
  const field = document.querySelector<HTMLInputElement>(FIELDS[panel] ?? 'none');
  field?.focus();
  field?.select();
}
