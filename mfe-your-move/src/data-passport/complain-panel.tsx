import { addDays, londonToday, type ComplaintsRoute } from '@home-move/contract';
import { phoneHref, registerSheet, Text, TextLink, useRuntime } from '@home-move/ui';
import sheet, * as styles from './complain-panel.module.css';
import { dataPassportTexts } from './data-passport.texts';

registerSheet(sheet);
const texts = dataPassportTexts.complain;

interface ComplainPanelProps {
  readonly id: string;
  readonly complaints: ComplaintsRoute;
}

/** Whom the mover can complain to: the brand, with the day of its answer, then the supervisory authority, with its period. [PASS-12] */
export function ComplainPanel({ id, complaints: { answerDays, authority } }: ComplainPanelProps) {
  const { brand, clock } = useRuntime();
  const { email, phone } = brand.support;
  const answerDay = addDays(londonToday(clock.now()), answerDays);
  return (
    <div id={id} className={styles.panel}>
      <div>
        <h4>{texts.title}</h4>
        <Text muted measure>
          {texts.text}
        </Text>
      </div>
      <ol className={styles.ways}>
        <li>
          <Text strong>{texts.first}</Text>
          <p>
            <TextLink href={`mailto:${email}`}>{email}</TextLink> {texts.or}{' '}
            <Text as="span" nowrap>
              <TextLink href={phoneHref(phone)}>{phone}</TextLink>
            </Text>
          </p>
          <Text muted>{texts.answer(answerDay)}</Text>
        </li>
        <li>
          <Text strong>{texts.second}</Text>
          <p>
            <TextLink external href={authority.url}>
              {authority.name}
            </TextLink>
          </p>
          <Text muted>{texts.period(authority.withinMonths)}</Text>
        </li>
      </ol>
    </div>
  );
}
