/**
 * For what changes the look of the whole page: the browser first shows that it has heard the visitor, and
 * a slow telephone works on the rest afterwards.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      act();
    };
    port2.postMessage(undefined);
  });
}
