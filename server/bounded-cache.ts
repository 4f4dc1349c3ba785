interface Limits<Value> {
  maxEntries?: number;
  /** The most that all values together may take, by `sizeOf`. */
  maxSize?: number;
  sizeOf?(value: Value): number;
  /** Called with each value that leaves, for whatever reason. */
  onDrop?(value: Value): void;
}

/** Values by name within limits: what was used longest ago goes first. */
export function createBoundedCache<Value>({
  maxEntries = Number.POSITIVE_INFINITY,
  maxSize = Number.POSITIVE_INFINITY,
  sizeOf = () => 0,
  onDrop,
}: Limits<Value>) {
  /** The one used longest ago comes first. */
  const values = new Map<string, Value>();
  let size = 0;

  function drop(key: string): void {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    size -= sizeOf(value);
    onDrop?.(value);
  }

  return {
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      drop(key);
      values.set(key, value);
      size += sizeOf(value);
      for (const oldest of values.keys()) {
        if (values.size <= maxEntries && size <= maxSize) return;
        drop(oldest);
      }
    },
    delete: drop,
    dropWhere(isDropped: (value: Value) => boolean): void {
      for (const [key, value] of values) if (isDropped(value)) drop(key);
    },
    clear(): void {
      for (const key of values.keys()) drop(key);
    },
  };
}
