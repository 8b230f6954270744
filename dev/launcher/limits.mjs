const named = (names, value) => Object.fromEntries(names.split(',').map((name) => [name, value]));

/** Environment without limits per client address, and without quiet hours: all stories of a run come from one address, at any hour. */
export const noAddressLimits = {
  ...named(
    'TOKEN_LIMIT_PER_MINUTE,PASSWORD_ADDRESS_LIMIT,CREATE_LIMIT_PER_HOUR,VALIDATE_LIMIT,OTP_VERIFY_LIMIT,MESSAGE_LIMIT,TELEPHONY_LIMIT,MAIL_TOKEN_LIMIT,FAULT_REPORT_LIMIT,FLATMATE_ADDRESS_LIMIT,CALENDAR_LIMIT,SITE_CHECK_LIMIT,PREFILL_LIMIT,PREVIEW_LIMIT',
    '100000',
  ),
  INVITATION_FROM_HOUR: '0',
  INVITATION_UNTIL_HOUR: '24',
};

/** Environment without limits, which would reject nearly every request of one client. */
export const noLimits = {
  ...noAddressLimits,
  ...named(
    'CALL_LIMIT_PER_MINUTE,ADDRESS_LIMIT,SUPPLY_LIMIT,QUOTES_LIMIT,BROADBAND_LIMIT,COUNCILS_LIMIT,PLAN_DOCUMENT_LIMIT,CONSENT_LIMIT,LAUNCH_CODE_LIMIT,PREFILL_CODE_LIMIT,AFFILIATE_VISIT_LIMIT,UNPROVEN_CONTACT_LIMIT,PARTNER_WEBHOOK_LIMIT',
    '100000',
  ),
  ...named(
    'PASSWORD_LIMIT,RESET_LIMIT,PHONE_LINK_LIMIT,PRIVATE_ENTRY_LIMIT,OTP_LIMIT,SEND_LINK_LIMIT,FLATMATE_LIMIT,FLATMATE_MAILBOX_LIMIT,CONFIRMATION_LIMIT,PARTNER_IMPORT_LIMIT',
    '1000',
  ),
};
