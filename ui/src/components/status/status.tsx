import type { ComponentPropsWithRef } from 'react';

/** A place whose changes are read out politely. It must be on the page before its words are. */
export function Status(props: ComponentPropsWithRef<'div'>) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` takes no blocks, and readers treat it as a form's result
  return <div {...props} role="status" />;
}

/** A drawing made of elements, with its words as `aria-label`. */
export function Picture(props: ComponentPropsWithRef<'div'> & { readonly 'aria-label': string }) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with elements, there is no file for an `img`
  return <div {...props} role="img" />;
}
