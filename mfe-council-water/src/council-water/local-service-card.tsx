import {
  Card,
  CardHead,
  CardRule,
  CouncilIcon,
  Heading,
  registerSheet,
  RequiredTag,
  Stack,
  Tile,
  WaterIcon,
} from '@home-move/ui';
import { useId, type ReactNode } from 'react';
import type { LocalService } from './council-water.form';
import sheet, * as styles from './local-service-card.module.css';

registerSheet(sheet);

interface LocalServiceCardProps {
  readonly service: LocalService;
  readonly title: string;
  readonly isMandatory?: boolean;
  /** Shown below a rule. */
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

/** Council or water at the new home: a description, the authority and the mover's choice. */
export function LocalServiceCard({ service, title, isMandatory, question, children }: LocalServiceCardProps) {
  const titleId = useId();
  const Icon = service === 'council' ? CouncilIcon : WaterIcon;
  return (
    <Card aria-labelledby={titleId}>
      <CardHead>
        <Tile>
          <Icon size={24} />
        </Tile>
        <div className={styles.title}>
          <Heading level={2} look="h3" id={titleId}>
            {title}
          </Heading>
          {isMandatory && <RequiredTag />}
        </div>
      </CardHead>
      <Stack gap={4} className={styles.body}>
        {children}
      </Stack>
      {question && (
        <>
          <CardRule />
          {question}
        </>
      )}
    </Card>
  );
}
