import { afterEach, describe, expect, it, vi } from 'vitest';
import { allow, hush, notify, permission } from '../src/lib/notify';

const shown = vi.fn();
const listed = vi.fn();

function browser(said: NotificationPermission, asked: NotificationPermission = said) {
  const requestPermission = () => Promise.resolve(asked);
  vi.stubGlobal('window', { Notification: {} });
  vi.stubGlobal('Notification', { permission: said, requestPermission });
  const worker = { showNotification: shown, getNotifications: listed };
  const serviceWorker = { register: vi.fn(), ready: Promise.resolve(worker), getRegistration: () => worker };
  vi.stubGlobal('navigator', { serviceWorker });
}

afterEach(() => {
  shown.mockReset();
  listed.mockReset();
  vi.unstubAllGlobals();
});

describe('notifications', () => {
  it('are impossible where the browser has none', async () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', {});
    expect([permission(), await allow()]).toEqual(['missing', 'missing']);
  });

  it('tell a question that was not answered from a refusal', async () => {
    browser('default');
    expect([permission(), await allow()]).toEqual(['asked', 'asked']);
    browser('default', 'denied');
    expect(await allow()).toBe('denied');
  });

  it('lead to their table, and replace each other', async () => {
    browser('granted');
    await notify('Your turn', 'Mosaic', '/match/m');
    expect(shown).toHaveBeenCalledWith('Your turn', expect.objectContaining({ body: 'Mosaic', tag: '/match/m', data: '/match/m' }));
  });

  it('are taken back once they are shown, not while they are on their way', async () => {
    browser('granted');
    const order: string[] = [];
    shown.mockImplementation(async () => {
      await new Promise((done) => setTimeout(done));
      order.push('shown');
    });
    listed.mockResolvedValue([{ close: () => order.push('closed') }]);
    await Promise.all([notify('Your turn', 'Mosaic', '/match/m'), hush('/match/m')]);
    expect(order).toEqual(['shown', 'closed']);
    expect(listed).toHaveBeenCalledWith({ tag: '/match/m' });
  });

  it('are not shown without permission, and a failure is no error', async () => {
    browser('denied');
    await notify('Your turn', '', '/');
    expect(shown).not.toHaveBeenCalled();
    browser('granted');
    shown.mockRejectedValueOnce(new TypeError('no'));
    vi.spyOn(console, 'info').mockImplementation(() => {});
    await expect(notify('Your turn', '', '/')).resolves.toBeUndefined();
  });
});
