import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactElement } from 'react';

/** Landmarks and the h1 are the shell's: a part of a page has none. */
const PART_OF_A_PAGE = { rules: { region: { enabled: false } } };

/** Fails with axe's own report when `container` breaks a rule that jsdom can judge (colour contrast it cannot: see tokens/contrast.spec). */
export async function expectNoViolations(container: Element): Promise<void> {
  expect(await axe(container, PART_OF_A_PAGE)).toHaveNoViolations();
}

/** One test for each named example of a component: it renders, and axe finds nothing. Call it inside `describe`. */
export function renderExamples(examples: Readonly<Record<string, () => ReactElement>>): void {
  it.each(Object.entries(examples))('%s has no accessibility violations', async (_name, Example) => {
    const { baseElement } = render(<Example />);
    await expectNoViolations(baseElement);
  });
}
