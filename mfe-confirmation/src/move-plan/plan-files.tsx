import { planEndpoints, type Endpoint, type NoInput } from '@home-move/contract';
import { Button, CalendarIcon, DownloadIcon, Heading, ProblemNotice, Row, Stack, Status, Text } from '@home-move/ui';
import type { ReactNode } from 'react';
import { useFileDownload } from '../state/file-download';
import { movePlanTexts } from './move-plan.texts';

const texts = movePlanTexts.files;

interface FileButtonProps {
  readonly endpoint: Endpoint<NoInput, Blob>;
  readonly texts: { readonly label: string; readonly fileName: string; readonly ready: string };
  readonly icon: ReactNode;
}

function FileButton({ endpoint, texts: { label, fileName, ready }, icon }: FileButtonProps) {
  const { isReady, run, busy, problem } = useFileDownload(endpoint, fileName);
  return (
    <Stack gap={2}>
      <Button busy={busy ? texts.preparing : undefined} onClick={() => void run()}>
        {icon}
        {label}
      </Button>
      <Status>
        {isReady && (
          <Text size="sm" muted>
            {ready}
          </Text>
        )}
      </Status>
      <ProblemNotice problem={problem} />
    </Stack>
  );
}

/** The plan as files: to print, and for a calendar. */
export function PlanFiles() {
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading>{texts.title}</Heading>
        <Text muted>{texts.text}</Text>
      </Stack>
      <Row>
        <FileButton endpoint={planEndpoints.document} texts={texts.document} icon={<DownloadIcon />} />
        <FileButton endpoint={planEndpoints.calendar} texts={texts.calendar} icon={<CalendarIcon />} />
      </Row>
    </Stack>
  );
}
