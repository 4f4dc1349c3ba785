/** The outcome of what is under way, or an error when it takes longer. It is not stopped by that. */
export async function withTimeLimit<T>(work: Promise<T>, ms: number, late = 'no answer in time'): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(late)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
