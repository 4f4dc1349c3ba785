/** Drawings with scripts, documents and whatever else libvips can read stay shut. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((kind) => [
  `VipsForeignLoad${kind}File`,
  `VipsForeignLoad${kind}Buffer`,
]);

let loading: ReturnType<typeof load> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  // One image at a time and one thread for it: visitors come first.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Loaded with the first image: a start should not wait for it. */
export function loadSharp() {
  loading ??= load();
  return loading;
}
