import { RequestError } from '#domain/request-error.ts';

/**
 * Where one kind of file is kept: in a folder of this machine, or in a bucket that several machines
 * share. Keys are ours: no name of a visitor's reaches it. A file is there whole, or not at all.
 */
export interface FileStore {
  /** Takes over the file at this path. When it resolves, the file outlives a power cut. */
  put(key: string, temporaryPath: string): Promise<void>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<Buffer<ArrayBuffer> | undefined>;
  remove(key: string): Promise<void>;
  list(): Promise<{ key: string; storedAt: Date }[]>;
}

/** The bucket does not answer, or refuses us: nothing is wrong with what was asked. */
export class StorageUnavailableError extends RequestError {
  /** For whoever runs the site, in a few words. */
  readonly reason: string;
  /** Somebody answered, and will not serve us: waiting does not help. */
  readonly refused: boolean;

  constructor(reason: string, refused: boolean) {
    super(503, 'The file store does not answer.', { reason: 'store-unreachable' });
    this.reason = reason;
    this.refused = refused;
  }
}
