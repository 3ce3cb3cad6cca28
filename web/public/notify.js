/* A click on a notification leads to its table: to a tab where it is open, or else to a new one. */

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

async function lead(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((open) => new URL(open.url).pathname === path);
  return tab ? tab.focus() : self.clients.openWindow(path);
}
