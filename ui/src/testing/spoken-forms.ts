import { getConfig, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A form, with the announcements of a screen reader: role, name, description and state. */
export interface SpokenForm {
  readonly form: string;
  /** Renders it; it is ready once it has its button. */
  readonly open: () => unknown;
  /** The name of the button that submits it. */
  readonly submit: string;
  /** Groups, fields and buttons, in the order of the page. A field without "(optional)" in its name is required. */
  readonly fields: readonly string[];
  /** The alert after a submission without entries; empty if the form has none. */
  readonly alert: readonly string[];
  /** The fields and groups that announce an error then. */
  readonly invalid: readonly string[];
}

/** Groups without a name are details to open. */
const isField = (phrase: string) => /^(textbox|password|searchbox|combobox|checkbox|radio|group|button),/.test(phrase);
const isInvalid = (phrase: string) => /Error: |, invalid/.test(phrase);

/** jsdom reports styles of pseudo-elements as missing; they have no text here. */
function withoutPseudoElements(): jest.SpyInstance {
  const styleOf = window.getComputedStyle.bind(window);
  return jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => styleOf(element));
}

/** ARIA has no role for passwords; screen readers name their type. */
const typeOf = (node: Node | null) =>
  node instanceof HTMLInputElement && node.type === 'password' ? 'password, ' : '';

/** The reader takes this state from the attribute, which keeps its first value. */
function showChecked(container: Element): void {
  for (const input of container.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]'))
    input.toggleAttribute('checked', input.checked);
}

/** Everything that a screen reader announces in the document, or in its open dialog, from the first line to the last. */
async function spokenPhrases(): Promise<readonly string[]> {
  const { virtual } = await import('@guidepup/virtual-screen-reader');
  return getConfig().asyncWrapper(async () => {
    const container = screen.queryByRole('dialog') ?? document.body;
    const styles = withoutPseudoElements();
    showChecked(container);
    await virtual.start({ container });
    const phrases: string[] = [];
    const visited = new Map<Node | null, Set<string>>();
    // After the last line, the reader returns to the first.
    for (;;) {
      const [node, phrase] = [virtual.activeNode, await virtual.lastSpokenPhrase()];
      const before = visited.get(node) ?? new Set();
      if (before.has(phrase)) break;
      visited.set(node, before.add(phrase));
      phrases.push(`${typeOf(node)}${phrase}`);
      await virtual.next();
    }
    await virtual.stop();
    styles.mockRestore();
    return phrases;
  });
}

/** The lines between the beginning and the end of an alert. */
function alertIn(phrases: readonly string[]): readonly string[] {
  const first = phrases.findIndex((phrase) => phrase.startsWith('alert'));
  const last = phrases.findIndex((phrase) => phrase.startsWith('end of alert'));
  if (first === -1) return [];
  return phrases.slice(first, last).filter((phrase) => /^(alert|link)\b/.test(phrase));
}

/** Declares two tests for each form: its announcements, and the ones of a submission without entries. Call it inside `describe`. */
export function itAnnouncesForms(forms: readonly SpokenForm[]): void {
  it.each(forms)('announces each field of $form in the order of the page', async ({ open, submit, fields }) => {
    await open();
    await screen.findByRole('button', { name: submit });
    expect((await spokenPhrases()).filter(isField)).toEqual(fields);
  });

  it.each(forms)('announces the errors of $form', async ({ open, submit, alert, invalid }) => {
    await open();
    await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: submit }));
    await screen.findAllByText('Error:');
    const phrases = await spokenPhrases();
    expect(alertIn(phrases)).toEqual(alert);
    expect(phrases.filter((phrase) => isField(phrase) && isInvalid(phrase))).toEqual(invalid);
  });
}
