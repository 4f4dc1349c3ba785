type Listener = () => void;

/** Listeners by the path they care for. */
export function createPathWatchers() {
  const byPath = new Map<string, Set<Listener>>();

  return {
    watch(path: string, listener: Listener): () => void {
      const listeners = byPath.get(path) ?? new Set();
      byPath.set(path, listeners.add(listener));
      return () => listeners.delete(listener);
    },

    /** Tells those at a path, above it and below it; without a path, or at the empty one, everybody. */
    tell(path: string | undefined): void {
      for (const [watched, listeners] of byPath) {
        if (path === undefined || isRelated(watched, path)) for (const listener of listeners) listener();
      }
    },
  };
}

function isRelated(a: string, b: string): boolean {
  return a === b || a === '' || b === '' || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}
