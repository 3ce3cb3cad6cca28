/**
 * Notifications of the browser. They go through a small service worker (public/notify.js): browsers on phones show no
 * others, and a click on one finds the table again.
 */

export type Permission = 'granted' | 'denied' | 'asked' | 'missing';

const WORKER = '/notify.js';

const able = () => 'Notification' in window && 'serviceWorker' in navigator;

const permissionOf = (said: NotificationPermission): Permission => (said === 'default' ? 'asked' : said);

/** Whether people may be notified; `asked` is not answered yet. */
export function permission(): Permission {
  return able() ? permissionOf(Notification.permission) : 'missing';
}

/** Ask for it. */
export async function allow(): Promise<Permission> {
  return able() ? permissionOf(await Notification.requestPermission()) : 'missing';
}

/** Done as soon as nothing is on its way to be shown: until then, a look at what is shown makes Chromium forget it. */
let shown = Promise.resolve();

/** Show a notification; a later one about the same place takes its place. */
export function notify(title: string, body: string, path: string): Promise<void> {
  if (permission() === 'granted') shown = shown.then(() => show(title, body, path));
  return shown;
}

async function show(title: string, body: string, path: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER);
    const worker = await navigator.serviceWorker.ready;
    await worker.showNotification(title, { body, tag: path, icon: '/icon.svg', data: path });
  } catch (error) {
    console.info('no notification', error); // a favour that failed is no reason to stop
  }
}

/** Take back what was shown about a place: somebody looks at it now. */
export async function hush(path: string): Promise<void> {
  if (permission() !== 'granted') return;
  await shown;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  for (const one of (await worker?.getNotifications({ tag: path })) ?? []) one.close();
}
