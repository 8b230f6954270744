import { formatMoney } from '../../format/money';
import { classNames } from '../../styles/class-names';
import { registerSheet } from '../../styles/sheets';
import { Picture } from '../status/status';
import sheet, * as styles from './cost-bar.module.css';

registerSheet(sheet);

export interface CostPart {
  /** "Electricity you use". */
  readonly label: string;
  /** Integer pence. */
  readonly pence: number;
  /** Which of the four chart colours: electricity use, electricity standing, gas use, gas standing. */
  readonly chart: 1 | 2 | 3 | 4;
}

export interface CostBarProps {
  /** What the whole is: "First-year cost". */
  readonly label: string;
  /** In their fixed order. Round each part first, then add, so that the parts make the total. */
  readonly parts: readonly CostPart[];
  /** 20 px high from 578 px, in the recommendation. */
  readonly tall?: boolean;
}

/** A cost and its parts as one bar; its words are the bar's name. Show `CostKey` under it. */
export function CostBar({ label, parts, tall }: CostBarProps) {
  const words = parts.map((part) => `${part.label} ${formatMoney(part.pence)}`).join('; ');
  return (
    <Picture aria-label={`${label}: ${words}`} className={classNames(styles.bar, tall && styles.tall)}>
      {parts.map((part) => (
        <i key={part.label} className={styles[`c${part.chart}`]} style={{ flex: part.pence }} />
      ))}
    </Picture>
  );
}

/** The bar's equivalent in words: swatch, name, amount; two columns where there is room, one with `single`. */
export function CostKey({ parts, single }: { readonly parts: readonly CostPart[]; readonly single?: boolean }) {
  return (
    <dl className={classNames(styles.key, !single && styles.two)}>
      {parts.map((part) => (
        <div key={part.label}>
          <dt>
            <i className={styles[`c${part.chart}`]} />
            {part.label}
          </dt>
          <dd>{formatMoney(part.pence)}</dd>
        </div>
      ))}
    </dl>
  );
}
