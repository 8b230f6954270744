/** An S3 service on this machine, with one bucket, and a server in front of it. */
export interface LocalS3 {
  /** What `--to` names. */
  readonly location: string;
  /** Environment of a command that uses the service: endpoint and credentials. */
  readonly env: Readonly<Record<string, string>>;
  /** Origin of the server in front, which adds the headers that S3 cannot store. */
  readonly origin: string;
  /** Names of all objects below the prefix. */
  keys(): Promise<readonly string[]>;
  /** Content of an object as it is stored, and its metadata. */
  object(path: string): Promise<{ readonly content: Buffer; readonly metadata: Readonly<Record<string, unknown>> }>;
  /** Stores an object without metadata. */
  put(path: string, content: string): Promise<void>;
  remove(path: string): Promise<void>;
  close(): Promise<void>;
}

export interface LocalS3Options {
  /** Whether the service honours `If-None-Match: *` of a PUT; true by default. */
  readonly hasConditionalPuts?: boolean;
  /**
   * Called before each object is stored, with its path below the prefix. If it resolves to false, the connection ends and nothing is
   * stored, as Amazon treats an upload that breaks off.
   */
  readonly onPut?: (path: string) => Promise<boolean>;
}

export function startLocalS3(options?: LocalS3Options): Promise<LocalS3>;
