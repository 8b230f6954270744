import { act, getConfig, render } from '@testing-library/react';
import type { ComponentType } from 'react';

/** Landmarks belong to the shell: a fragment of a page has none. */
const FRAGMENT_RULES = { rules: { region: { enabled: false } } };

/**
 * Fails with axe's report when `container` breaks a rule that works in jsdom. Colour contrast does not: see tokens/contrast.spec.
 * Like a `findBy…` query, it lets the page go on meanwhile.
 */
export async function expectNoViolations(container: Element): Promise<void> {
  const { axe } = await import('jest-axe');
  const results = await getConfig().asyncWrapper(() => axe(container, FRAGMENT_RULES));
  expect(results).toHaveNoViolations();
}

/**
 * Declares one test for each named example of a component: what it shows after a second has no accessibility violations. Call it
 * inside `describe`.
 */
export function renderExamples(examples: Readonly<Record<string, ComponentType>>): void {
  it.each(Object.entries(examples))('%s has no accessibility violations', async (_name, Example) => {
    jest.useFakeTimers();
    const { baseElement } = render(<Example />);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    await expectNoViolations(baseElement);
  });
}
