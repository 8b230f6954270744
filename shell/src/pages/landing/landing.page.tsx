import {
  ArrowRightIcon,
  BroadbandIcon,
  CouncilIcon,
  EnergyIcon,
  LinkButton,
  registerSheet,
  ShieldIcon,
  Tile,
  WaterIcon,
  Wrap,
  type IconProps,
} from '@home-move/ui';
import { useEffect, type ComponentType } from 'react';
import { useLink } from '../../navigation/use-link';
import { useLoginPath } from '../../navigation/use-link';
import { useShell } from '../../runtime/shell-context';
import sheet, * as styles from './landing.module.css';
import { landingTexts } from './landing.texts';
import { Terrace } from './terrace';

registerSheet(sheet);

const { benefits } = landingTexts;
const benefitIcons: readonly (readonly [keyof typeof benefits, ComponentType<IconProps>])[] = [
  ['energy', EnergyIcon],
  ['broadband', BroadbandIcon],
  ['council', CouncilIcon],
  ['water', WaterIcon],
  ['choice', ShieldIcon],
];

function Benefits() {
  return (
    <section className={styles.benefits}>
      <h2 className={styles.benefitsTitle}>{landingTexts.benefitsTitle}</h2>
      <ul className={styles.list}>
        {benefitIcons.map(([name, Icon]) => (
          <li key={name} className={styles.benefit}>
            <Tile>
              <Icon size={22} />
            </Tile>
            <div>
              <h3>{benefits[name].title}</h3>
              <p className={styles.text}>{benefits[name].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Checklist() {
  return (
    <section className={styles.checklist}>
      <h2>{landingTexts.checklistTitle}</h2>
      <ul className={styles.things}>
        {landingTexts.checklist.map(({ title, text }) => (
          <li key={title}>
            <b className={styles.thing}>{title}</b>
            <span className={styles.thingText}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Introduces the service: five benefits, a checklist and the start button. [CHROME-01, CHROME-02, ROUTE-03] */
export function LandingPage() {
  const { name } = useShell().branding;
  const getStarted = useLink('/pending');
  const logIn = useLink(useLoginPath());
  useEffect(() => {
    document.title = `${landingTexts.title} - ${name}`;
  }, [name]);

  return (
    <Wrap>
      <div className={styles.hero}>
        <div className={styles.intro}>
          <h1 tabIndex={-1} data-hm-heading="" className={styles.title}>
            {landingTexts.title}
          </h1>
          <p className={styles.lede}>{landingTexts.lede}</p>
          <div className={styles.act}>
            <LinkButton variant="primary" {...getStarted}>
              {landingTexts.getStarted} <ArrowRightIcon />
            </LinkButton>
            <LinkButton variant="plain" {...logIn}>
              {landingTexts.logIn}
            </LinkButton>
          </div>
        </div>
        <div className={styles.picture}>
          <Terrace className={styles.terrace} />
        </div>
      </div>
      <Benefits />
      <Checklist />
    </Wrap>
  );
}
