import { act, getConfig, render } from '@testing-library/react';
import type { JestAxeConfigureOptions } from 'jest-axe';
import type { ComponentType } from 'react';

/** Landmarks belong to the shell: a fragment of a page has none. */
const FRAGMENT_RULES = { rules: { region: { enabled: false } } };

/** Like a `findBy…` query, this lets the page keep updating while axe reads it. */
async function audit(container: Element, options: JestAxeConfigureOptions): Promise<void> {
  const { axe } = await import('jest-axe');
  const results = await getConfig().asyncWrapper(() => axe(container, options));
  expect(results).toHaveNoViolations();
}

/** Fails with axe's report when `container` breaks a rule that works in jsdom. Colour contrast does not: see tokens/contrast.spec. */
export const expectNoViolations = (container: Element): Promise<void> => audit(container, FRAGMENT_RULES);

/** The same for a part of the shell, which has the landmarks: all content is inside one. */
export const expectAccessibleShell = (container: Element): Promise<void> => audit(container, {});

/**
 * Declares one test for each named example of a component: after one second it has no accessibility violations. Call it
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
