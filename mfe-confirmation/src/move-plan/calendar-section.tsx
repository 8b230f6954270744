import { planEndpoints } from '@home-move/contract';
import {
  Button,
  CalendarIcon,
  Heading,
  ProblemNotice,
  Row,
  Stack,
  Status,
  Text,
  useFileDownload,
  useRuntime,
} from '@home-move/ui';
import type { Ref } from 'react';
import { CalendarFeedSection } from './calendar-feed';
import { movePlanTexts } from './move-plan.texts';

const texts = movePlanTexts.calendarFile;

/** The plan in a calendar: as a file, and for the mover as an address. Agents cannot create the mover's address. */
export function CalendarSection({ titleRef }: { readonly titleRef: Ref<HTMLHeadingElement> }) {
  const { portal } = useRuntime();
  const { isReady, run, busy, problem } = useFileDownload(planEndpoints.calendar, {}, texts.fileName);
  return (
    <Stack gap={6}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading ref={titleRef} tabIndex={-1}>
            {texts.title}
          </Heading>
          <Text muted>{texts.text}</Text>
        </Stack>
        <Row>
          <Button busy={busy ? texts.preparing : undefined} onClick={() => void run()}>
            <CalendarIcon />
            {texts.label}
          </Button>
        </Row>
        <Status>
          {isReady && (
            <Text size="sm" muted>
              {texts.ready}
            </Text>
          )}
        </Status>
        <ProblemNotice problem={problem} />
      </Stack>
      {portal === 'tenant' && <CalendarFeedSection />}
    </Stack>
  );
}
