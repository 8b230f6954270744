import type { UserEvent } from '@testing-library/user-event';

/**
 * Fills in a field as a mover who pastes the text: focus, one change, and later blur. Where a test is not about the keystrokes
 * it proves the same as typing, and the form renders once instead of once for each character.
 */
export async function pasteInto(
  user: Pick<UserEvent, 'click' | 'paste'>,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
