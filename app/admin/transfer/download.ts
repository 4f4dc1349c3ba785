/** Fetches a file with the session of this page and hands it to the browser to save; false when it did not come. */
export async function download(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return false;
  const name =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'export.json';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
  return true;
}
