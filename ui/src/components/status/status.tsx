import type { ComponentPropsWithRef } from 'react';

/** A live region whose changes are announced politely. Render it before its text, or screen readers miss the text. */
export function Status(props: ComponentPropsWithRef<'div'>) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` takes no blocks, and readers treat it as a form's result
  return <div {...props} role="status" />;
}

/** A picture made of elements, described by its `aria-label`. */
export function Picture(props: ComponentPropsWithRef<'div'> & { readonly 'aria-label': string }) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- made of elements, so there is no file for an `img`
  return <div {...props} role="img" />;
}
