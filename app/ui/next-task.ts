/** In a task of its own, as soon as what the visitor did has been heard. */
export function inNextTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(undefined);
}
