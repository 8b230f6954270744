import type { Enrolment } from '@home-move/contract';
import type { ReactNode } from 'react';
import { AddressLine } from '../components/text/address-line';
import { Text } from '../components/text/text';
import { formatDate } from '../format/format';
import { Aside } from '../layout/split';

const texts = {
  title: 'Your move',
  movingIn: (date: string) => `Moving in on ${date}`,
} as const;

export interface YourMoveProps {
  readonly enrolment: Pick<Enrolment, 'simpleAddress' | 'moveInDate'>;
  /** Shown instead of the address in one line. */
  readonly address?: ReactNode;
  /** More lines, under the date. */
  readonly children?: ReactNode;
}

/** The home and move-in date that a page is about, as its aside. */
export function YourMove({ enrolment: { simpleAddress, moveInDate }, address, children }: YourMoveProps) {
  const home = address ?? (simpleAddress && <AddressLine line={simpleAddress} />);
  return (
    <Aside title={texts.title}>
      {home && <p>{home}</p>}
      {moveInDate && <Text muted>{texts.movingIn(formatDate(moveInDate))}</Text>}
      {children}
    </Aside>
  );
}
