/** Addresses that a telephone or a mail program opens. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
export const mailHref = (email: string): string => `mailto:${email}`;
