/** A file that has arrived and waits, under a temporary name, to be kept or thrown away. */
export interface ReceivedFile {
  field: string;
  /** As the visitor's computer calls it. */
  name: string;
  path: string;
  size: number;
  sha256: string;
  /** More than we take: what is on the disk is only its beginning. */
  tooLarge: boolean;
}

export interface Upload {
  /** A field sent twice is a list, and no form of ours takes one. */
  fields: Record<string, string | string[]>;
  files: readonly ReceivedFile[];
  /** Removes the files that nobody has kept. */
  discard(): Promise<void>;
}
