/** Fetches a file with the session of this page and hands it to the browser to save; false when it did not come. */
export async function download(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) return false;
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.json';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
  return true;
}
