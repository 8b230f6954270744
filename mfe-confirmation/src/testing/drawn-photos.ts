interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Of the JPEG at full quality; 0.1 by default. */
  readonly bytesPerPixel?: number;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** The base64 of a drawing: of a length that depends on it, and readable in failures. */
const base64Of = ({ width, height, quality }: Drawing, bytesPerPixel = 0.1): string => {
  const label = btoa(`${width}x${height}@${quality}`);
  return label.padEnd(Math.ceil((width * height * bytesPerPixel * quality) / 3) * 4, 'A');
};

/** Decoded pictures and canvases during each test of the describe block; jsdom has neither. */
export function drawsPhotos() {
  const sizes = new Map<File, PictureSize | null>();
  let shown: PictureSize | null = null;

  beforeEach(() => {
    sizes.clear();
    globalThis.createImageBitmap = jest.fn(async (file: File) => {
      shown = sizes.get(file) ?? null;
      if (!shown) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
      return { ...shown, close: () => undefined };
    }) as never; // One overload of many.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
      this: HTMLCanvasElement,
      type?: string,
      quality?: number,
    ) {
      const drawing = { width: this.width, height: this.height, quality: quality ?? 1 };
      return `data:${type};base64,${base64Of(drawing, shown?.bytesPerPixel)}`;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });
  return {
    /** Sets the decoded size of a file; null for a file that is not a picture. */
    pictureOf: (file: File, size: PictureSize | null) => void sizes.set(file, size),
    base64: (drawing: Drawing) => base64Of(drawing),
  };
}
