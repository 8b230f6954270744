import { pathOf } from '@home-move/contract';
import {
  Actions,
  Button,
  Page,
  registerSheet,
  Status,
  useBack,
  useEnrolment,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { MixedFuel } from '../selection/mixed-meters';
import { energyTariffAtom } from '../state/stored-selection';
import sheet, * as styles from './list.module.css';
import { listTexts, meterTexts } from './list.texts';
import { MeterNotice } from './meter-notice';
import { SelectionSoFar } from './selection-so-far';

registerSheet(sheet);

/** Focuses the heading of the page around `content` when the fuel changes: the page of the next list is the same one. */
function useHeadingFocus(content: RefObject<HTMLElement | null>, fuel: string | undefined): void {
  const last = useRef(fuel);
  useEffect(() => {
    if (last.current === fuel) return;
    last.current = fuel;
    let around = content.current?.parentElement;
    while (around && !around.querySelector('[data-hm-heading]')) around = around.parentElement;
    const heading = around?.querySelector<HTMLElement>('[data-hm-heading]');
    heading?.focus({ preventScroll: true });
    // From the top, with Back, as a page that has just opened.
    heading?.parentElement?.scrollIntoView({ block: 'start' });
  }, [content, fuel]);
}

interface ListFrameProps {
  readonly mixed: MixedFuel | null;
  readonly lede?: ReactNode;
  readonly children: ReactNode;
  /** Next to Back: 'No thanks' or 'Continue'. */
  readonly leave: ReactNode;
}

/** Heading, meter notices, Back and Continue. Back from gas returns to electricity. [LIST-01, LIST-09, LIST-11] */
export function ListFrame({ mixed, lede, children, leave }: ListFrameProps) {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const electricity = useAtomValue(energyTariffAtom);
  const content = useRef<HTMLDivElement>(null);
  useHeadingFocus(content, mixed?.fuel);

  const isSecond = mixed?.fuel === 'Gas' && !mixed.isLast;
  const toPrevious = useBack();
  const back = isSecond ? () => runtime.back(pathOf('energy-list')) : toPrevious;
  return (
    <Page
      title={mixed ? listTexts.titleOf[mixed.fuel] : listTexts.title}
      brandName={runtime.brand.name}
      back={{ onClick: back }}
      lede={lede}
      width="full"
    >
      {mixed && (
        <Status>
          <VisuallyHidden>{meterTexts.stepTitle(mixed)}</VisuallyHidden>
        </Status>
      )}
      <div ref={content} className={styles.intro}>
        {enrolment && <MeterNotice meters={enrolment} mixed={mixed} />}
        {isSecond && electricity && <SelectionSoFar electricity={electricity} onChange={back} />}
      </div>
      {children}
      <Actions>
        <Button onClick={back}>{listTexts.back}</Button>
        {leave}
      </Actions>
    </Page>
  );
}
