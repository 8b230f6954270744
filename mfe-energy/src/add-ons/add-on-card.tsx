import { firstBill, greenerUpgrade, greenerUpgradePencePerDay, type AddOn } from '@home-move/contract';
import {
  Accordion,
  Button,
  Card,
  CheckIcon,
  Heading,
  LockIcon,
  registerSheet,
  Row,
  Stack,
  Tag,
  Text,
  TextLink,
  VisuallyHidden,
} from '@home-move/ui';
import { formatBill } from '../selection/format-bill';
import sheet, * as styles from './add-ons.module.css';
import { addOnsTexts as texts } from './add-ons.texts';

registerSheet(sheet);

interface AddOnCardProps {
  readonly addOn: AddOn;
  readonly isAdded: boolean;
  readonly onToggle: () => void;
}

function AddOnInfo({ addOn }: { readonly addOn: AddOn }) {
  const paragraphs = [addOn.description, addOn.paymentTimeDescription, addOn.cancellationInfoText];
  return (
    <Stack gap={2}>
      {paragraphs.filter(Boolean).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {addOn.importantInfo && (
        <p>
          <b>{texts.important}:</b> {addOn.importantInfo}
        </p>
      )}
      {addOn.listOfInformationLinks.map(({ label, url }) => (
        <p key={url}>
          <TextLink href={url} external>
            {label}
          </TextLink>
        </p>
      ))}
    </Stack>
  );
}

function AddOnState({ addOn, isAdded, onToggle }: AddOnCardProps) {
  const name = <VisuallyHidden> {addOn.displayName}</VisuallyHidden>;
  if (addOn.isIncluded)
    return (
      <Stack gap={1} className={styles.included}>
        <Tag>
          <LockIcon size={14} />
          {texts.included}
        </Tag>
        <Text size="sm" muted>
          {texts.includedWhy}
        </Text>
      </Stack>
    );
  return (
    <Row>
      {isAdded && (
        <Tag tone="accent">
          <CheckIcon size={14} />
          {texts.added}
        </Tag>
      )}
      <Button variant={isAdded ? 'secondary' : 'choose'} onClick={onToggle}>
        {isAdded ? texts.remove : texts.add}
        {name}
      </Button>
    </Row>
  );
}

/** "£12.00 a month"; the greener upgrade is priced by the day. [TARIFF-10, TARIFF-19] */
function priceOf(addOn: AddOn): string {
  if (addOn.discountDescription !== null) return addOn.discountDescription;
  const bill = firstBill(addOn);
  if (bill.amount === 0) return texts.noCost;
  return addOn.identifier === greenerUpgrade
    ? texts.aDay(greenerUpgradePencePerDay, formatBill(bill))
    : formatBill(bill);
}

/** One add-on, which the mover can add or remove unless the selection includes it. [TARIFF-04, TARIFF-05] */
export function AddOnCard(props: AddOnCardProps) {
  const { addOn } = props;
  return (
    <Card as="article">
      <div className={styles.addOn}>
        <Stack gap={2}>
          <Heading level={2} look="h3">
            {addOn.displayName}
          </Heading>
          <Text muted>{addOn.summaryDescription}</Text>
          <Text strong numeric>
            {priceOf(addOn)}
            {addOn.discountEndDescription && `. ${addOn.discountEndDescription}`}
          </Text>
        </Stack>
        <AddOnState {...props} />
      </div>
      <div className={styles.more}>
        <Accordion items={[{ title: texts.more(addOn.displayName), body: <AddOnInfo addOn={addOn} /> }]} />
      </div>
    </Card>
  );
}
