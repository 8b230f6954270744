import type { Enrolment } from '@home-move/contract';
import { CheckIcon, registerSheet, Text, YourMove } from '@home-move/ui';
import { productSelectionTexts as texts } from './product-selection.texts';
import { answeredServices } from './service-offers';
import sheet, * as styles from './move-summary.module.css';

registerSheet(sheet);

/** The move and the services answered earlier, shown next to the choice. */
export function MoveSummary({ enrolment }: { readonly enrolment: Enrolment }) {
  const { address } = enrolment;
  const answered = answeredServices(enrolment);
  return (
    <YourMove
      enrolment={enrolment}
      address={
        address && (
          <>
            {address.houseNameOrNumber} {address.addressLine1}, {address.cityTown}
            <br />
            <Text as="span" nowrap>
              {address.postcode}
            </Text>
          </>
        )
      }
    >
      {answered.length > 0 && (
        <div>
          <Text muted>{texts.answered}</Text>
          <ul className={styles.answered}>
            {answered.map(({ title, name }) => (
              <li key={title}>
                <CheckIcon size={18} />
                <span>{texts.answeredFor(title, name)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Text muted>{texts.free}</Text>
    </YourMove>
  );
}
