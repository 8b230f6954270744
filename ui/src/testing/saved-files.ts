export interface SavedFile {
  readonly name: string;
  readonly file: Blob;
}

/** The files that the browser saves during each test of the describe block. jsdom has neither object URLs nor downloads. */
export function recordSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const files = new Map<string, Blob>();
  const native = Object.getOwnPropertyDescriptors(URL);
  let click: jest.SpyInstance;

  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (file) => {
      const url = `blob:${files.size}`;
      files.set(url, file as Blob);
      return url;
    };
    URL.revokeObjectURL = (url) => void files.delete(url);
    click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = files.get(this.href);
      if (file) saved.push({ name: this.download, file });
    });
  });
  afterEach(() => {
    click.mockRestore();
    // Removes what jsdom lacked, and restores the rest.
    for (const name of ['createObjectURL', 'revokeObjectURL'] as const)
      if (native[name]) Object.defineProperty(URL, name, native[name]);
      else Reflect.deleteProperty(URL, name);
  });
  return saved;
}
