import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderInShell, type RenderedInShell, type ShellOptions } from './render-in-shell';

/** Renders a page in the shell, for a visitor who types and clicks. */
export function openPage(page: ReactNode, options: ShellOptions): RenderedInShell & { readonly user: UserEvent } {
  return { ...renderInShell(page, options), user: userEvent.setup({ delay: null }) };
}
