import { isOffered, services, type Service } from '@home-move/contract';
import {
  ArrowRightIcon,
  BroadbandIcon,
  ClockIcon,
  CouncilIcon,
  EnergyIcon,
  LinkButton,
  PeopleIcon,
  registerSheet,
  ShieldIcon,
  SmartphoneIcon,
  Tile,
  WaterIcon,
  Wrap,
  type IconProps,
} from '@home-move/ui';
import { useEffect, type ComponentType } from 'react';
import { useLink, useLoginPath } from '../../links/use-link';
import { useShell } from '../../runtime/shell-context';
import sheet, * as styles from './landing.module.css';
import { landingTexts } from './landing.texts';
import { Terrace } from './terrace';

registerSheet(sheet);

const { serviceBenefits, generalBenefits } = landingTexts;
const serviceIcons: Readonly<Record<Service, ComponentType<IconProps>>> = {
  energy: EnergyIcon,
  entertainment: BroadbandIcon,
  council: CouncilIcon,
  water: WaterIcon,
};
const general = [
  { ...generalBenefits.choice, Icon: ShieldIcon },
  { ...generalBenefits.pause, Icon: ClockIcon },
  { ...generalBenefits.phone, Icon: SmartphoneIcon },
  { ...generalBenefits.help, Icon: PeopleIcon },
];
/** [CHROME-01] */
const benefitCount = 5;

function Benefits({ offered }: { readonly offered: readonly Service[] }) {
  const own = offered.map((service) => ({ ...serviceBenefits[service], Icon: serviceIcons[service] }));
  return (
    <section className={styles.benefits}>
      <h2 className={styles.benefitsTitle}>{landingTexts.benefitsTitle}</h2>
      <ul className={styles.list}>
        {[...own, ...general].slice(0, benefitCount).map(({ title, text, Icon }) => (
          <li key={title} className={styles.benefit}>
            <Tile>
              <Icon size={22} />
            </Tile>
            <div>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
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

/** Introduces what the brand offers: five benefits, a checklist and the start button. [CHROME-01, CHROME-02, ROUTE-03] */
export function LandingPage() {
  const { name, offered: statuses } = useShell().branding;
  const offered = services.filter((service) => isOffered(statuses[service]));
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
          <p className={styles.lede}>{landingTexts.lede(offered)}</p>
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
      <Benefits offered={offered} />
      <Checklist />
    </Wrap>
  );
}
