/** The changes that the elements of the page have observed, in order. */
export const observed: string[] = [];

/** Observes the same changes as the loader's element, and shows nothing. */
class RecordedElement extends HTMLElement {
  static readonly observedAttributes = ['brand', 'branch', 'theme', 'mode', 'launch', 'start'];
  #isStarted = false;

  set prefill(code: string | null) {
    observed.push(`${this.id} prefill: ${code}`);
  }

  connectedCallback(): void {
    this.#isStarted = true;
    observed.push(`${this.id} connected`);
  }

  disconnectedCallback(): void {
    this.#isStarted = false;
    observed.push(`${this.id} disconnected`);
  }

  attributeChangedCallback(name: string, _before: string | null, after: string | null): void {
    if (this.#isStarted) observed.push(`${this.id} ${name}: ${after}`);
  }
}

const never = () => new Promise<Element>(() => undefined);

export const loader = {
  open: jest.fn<void, [Element]>(),
  close: jest.fn<void, [Element]>(),
  whenReady: jest.fn<Promise<Element>, [Element]>(never),
};

/** Defines the element and the global, as the loader does when it runs. */
export function runLoader(): void {
  customElements.define('home-move', RecordedElement);
  window.HomeMove = loader;
}

/** Empties all records. */
export function resetRecords(): void {
  observed.length = 0;
  loader.open.mockClear();
  loader.close.mockClear();
  loader.whenReady.mockReset().mockImplementation(never);
}

/** The only element of a container. */
export function elementIn(container: HTMLElement): HTMLElement {
  const [element, ...others] = container.querySelectorAll<HTMLElement>('home-move');
  if (element === undefined || others.length > 0) throw new Error(`${others.length} elements too many, or none`);
  return element;
}

/** The attributes of an element, without its style. */
export const attributesOf = ({ attributes }: Element): Readonly<Record<string, string>> =>
  Object.fromEntries([...attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => [name, value]));
