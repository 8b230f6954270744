import { Module } from '@nestjs/common';
import { SmtpEmail } from '../../providers/email/email.smtp.js';
import { EmailPort } from '../../providers/email/email.port.js';
import { HttpSms } from '../../providers/sms/sms.http.js';
import { SmsPort } from '../../providers/sms/sms.port.js';
import { CommsModule } from '../comms/comms.module.js';
import { BrandedMessages } from './branded-messages.js';
import { Messages } from './messages.js';

@Module({
  imports: [CommsModule],
  providers: [
    { provide: EmailPort, useClass: SmtpEmail },
    { provide: SmsPort, useClass: HttpSms },
    { provide: Messages, useClass: BrandedMessages },
  ],
  exports: [Messages],
})
export class MessagesModule {}
