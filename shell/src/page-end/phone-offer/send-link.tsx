import { accountEndpoints, channelCodes, maskContact, type Channel } from '@home-move/contract';
import {
  Button,
  Heading,
  ProblemNotice,
  Stack,
  Status,
  Text,
  TwoColumns,
  useAction,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useState } from 'react';
import { phoneOfferTexts } from './phone-offer.texts';

const texts = phoneOfferTexts.send;

interface SendByChannelProps {
  readonly step: string;
  readonly channel: Channel;
  readonly contact: string;
}

function SendByChannel({ step, channel, contact }: SendByChannelProps) {
  const { http } = useRuntime();
  const [isSent, setSent] = useState(false);
  const { run, busy, problem } = useAction(async () => {
    setSent(false);
    await http.send(accountEndpoints.sendPhoneLink, { body: { step, channel: channelCodes[channel] } });
    setSent(true);
  });
  return (
    <Stack gap={2}>
      <Button full onClick={run} busy={busy ? texts.sending : undefined}>
        {texts.label[channel]}
      </Button>
      <Status>{isSent && <Text size="sm">{texts.sent(maskContact(channel, contact))}</Text>}</Status>
      <ProblemNotice problem={problem} />
    </Stack>
  );
}

/** Sends the link to the mover's email address or mobile number, as far as we have them. */
export function SendLink({ step }: { readonly step: string }) {
  const { emailAddress, contactNumber } = useEnrolment() ?? { emailAddress: null, contactNumber: null };
  if (!emailAddress && !contactNumber) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>{texts.title}</Heading>
      <TwoColumns>
        {emailAddress && <SendByChannel step={step} channel="email" contact={emailAddress} />}
        {contactNumber && <SendByChannel step={step} channel="sms" contact={contactNumber} />}
      </TwoColumns>
    </Stack>
  );
}
