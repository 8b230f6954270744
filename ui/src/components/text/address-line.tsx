import type { ReactNode } from 'react';
import { Text } from './text';

const POSTCODE_AT_END = /[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/i;

export interface AddressLineProps {
  /** "14 Castle Road, Bedford, MK40 2QT" */
  readonly line: string;
  /** Renders a segment of the line; the text itself by default. */
  readonly children?: (segment: string) => ReactNode;
}

/** An address in one line, whose postcode never wraps. */
export function AddressLine({ line, children = (segment) => segment }: AddressLineProps) {
  const at = line.search(POSTCODE_AT_END);
  if (at < 0) return children(line);
  return (
    <>
      {children(line.slice(0, at))}
      <Text as="span" nowrap>
        {children(line.slice(at))}
      </Text>
    </>
  );
}
