import type { StepId } from '@home-move/contract';

/** A script: paragraphs to read out, and instructions to the agent in square brackets. */
const script = (...paragraphs: readonly string[]) => paragraphs.join('\n\n');

const readBack = '[Read each answer back before you carry on. Correct it on the page, not in a note.]';
const codeRule =
  '[Never ask for a code that the customer has not requested, and never read one out. A code works for 15 minutes.]';

/** Pages that agents open; only customers open the private entry. */
type AgentPage = Exclude<StepId, 'private-entry'>;

/** The default brand's script of each page, also used for brands without a script. */
export const defaultScripts: Readonly<Record<AgentPage, string>> = {
  'onboarding-verify': script(
    '"Before I open your move, I have to make sure that I am talking to the right person."',
    '"What is the postcode of the home that you are moving to?"',
    '[Do not give any detail that you see on screen. After three wrong answers the account is locked, and only support can unlock it.]',
  ),
  'personal-details-unpopulated': script(
    '"I cannot find your details yet, so I am going to take them now. It takes about two minutes."',
    '"What are your title, first name and surname, as they are on your tenancy or your mortgage?"',
    '"What is your date of birth? Suppliers need it to open an account."',
    readBack,
  ),
  'personal-details': script(
    '"Thank you for calling. This call may be recorded for training and to keep a record of what we agree. Is that all right?"',
    '[Stop here if the customer does not agree, and offer to send a link instead.]',
    '"I am going to take your details so that I can set up the services of your new home."',
    '"What are your title, first name and surname? And your date of birth?"',
    '"Which email address and mobile number can we use to confirm what you set up?"',
    readBack,
  ),
  'pending-confirm-details': script(
    '"I have some details of yours already. Let us check them together."',
    '"Could you tell me your full name and your date of birth?"',
    '[The customer says them first; then you compare. Change what is out of date.]',
  ),
  'pending-contact-details': script(
    '"Which email address and mobile number do you use?"',
    '"We write to them only about your move. You can unsubscribe from offers at any time."',
    '[Spell the email address back letter by letter.]',
  ),
  'onboarding-address': script(
    '"What is the postcode of your new home, and the house number or name?"',
    '[Choose the address from the list. Enter it yourself only if it is not there.]',
  ),
  'onboarding-contact': script(
    '"How would you like to get a code from us: by email or by text message?"',
    '"The code shows us that this address, or this number, is yours."',
    codeRule,
  ),
  'onboarding-code': script(
    '"You should have a code with six digits now. Could you read it out to me?"',
    '"It comes from us, and only I may ask for it during this call. If you did not ask for it, keep it to yourself."',
    codeRule,
    '[No code after two minutes? Check the address or number, then send another one.]',
  ),
  'onboarding-confirm': script(
    '"I am going to read out what I have. Please stop me if anything is wrong."',
    '[Read out name, date of birth, move-in date and address.]',
    '"Is everything correct?"',
  ),
  'onboarding-edit-address': script(
    '"What is the right address of your new home? Let us start with the postcode."',
    '[A change of address starts the search for suppliers again.]',
  ),
  'onboarding-edit-email': script(
    '"Which email address would you like us to use?"',
    '[Spell it back letter by letter. A new address has to be confirmed with a code.]',
  ),
  'onboarding-edit-phone': script(
    '"Which mobile number would you like us to use?"',
    '[Read it back in pairs. A new number has to be confirmed with a code.]',
  ),
  'onboarding-edit': script('"What should it say instead?"', readBack),
  'moving-details': script(
    '"I am going to ask about your new home, so that I can see which suppliers serve it."',
    '"From which date are you responsible for the bills?"',
    '[Not known yet? Take the best estimate: it can be changed later. Or save a note with a reminder, and finish the call.]',
    '"Do you rent the home, privately or from a council or housing association, or do you own it?"',
    '"May I look up the meters of your new home? I need your permission for that."',
    '[Read the meter look-up consent on the page word for word before you press Next.]',
  ),
  'council-services-upfront': script(
    '"I can see who your council and your water company are. You register with them yourself, with their links."',
    '"Shall I keep them on your list, so that your last page reminds you?"',
    '[Where we cannot name the council or the company, we send the customer a link to find them.]',
  ),
  'product-selection': script(
    '"What would you like to set up today: energy, broadband, council tax, water?"',
    '"You can leave anything out, and come back to it later."',
    '[Council tax and water may be preselected by the brand. Say so, and untick them if the customer prefers.]',
    '[We set up energy and broadband. For council tax and water the customer gets the links to register.]',
  ),
  'council-services': script(
    '"I can see who your council and your water company are. You register with them yourself, with their links."',
    '"Shall I keep them on your list, so that your last page reminds you?"',
    '[In Scotland, water is paid with council tax. In Northern Ireland there is no water bill.]',
  ),
  'energy-usage': script(
    '"Now to your gas and electricity. How many bedrooms does your new home have, and how many people are going to live there?"',
    '"How is the home heated?"',
    '[The customer knows the usage of an earlier home? It does not count; take figures of the new home only.]',
    '"I can include plans with a fixed price and plans with a variable price. The prices are estimates for the usage that you gave me."',
  ),
  'energy-list': script(
    '"These are the plans for your home. We compare the suppliers that are on our list, not the whole market."',
    '"What matters most to you: the price, no exit fee, a fixed price or green electricity?"',
    '[Read out supplier, plan, monthly cost, length and exit fee of each plan that you suggest. Do not say that a plan is the best.]',
    '"We may be paid a commission. It never changes the price you pay."',
  ),
  'energy-details': script(
    '"Let me read you what is important about this plan."',
    '[Read out unit rates, standing charge, length, exit fee, and how the price can change.]',
    '"Would you like to carry on with this plan, or see the list again?"',
  ),
  'energy-switch-details': script(
    '"The home has a supplier already. You are with them from the day you move in until the switch."',
    '"Please take a photo of the meters on that day, so that you pay for nothing that others have used."',
  ),
  'energy-signup': script(
    '"There are extras that you can add to this plan. You need none of them."',
    '[Read out price and length of an extra before you add it.]',
  ),
  'energy-switch': script(
    '"When should the supply start? The earliest date is on my screen."',
    '"You have 14 days to change your mind. If you want the supply to start earlier, you agree to pay for what you use until then."',
    '[Read out that consent word for word, and tick it only after a clear "yes".]',
  ),
  'energy-psr': script(
    '"Some people need extra help from their supplier, for example because of their age or health, or small children."',
    '"Does this apply to anyone in your home? You do not have to answer."',
    '[These are health details. Take only what the customer wants to pass on, and offer the private entry on their own phone. Never write them in a note.]',
    '"May I pass this on to the supplier, the network and the water company? You can agree to each of them."',
  ),
  'energy-payment': script(
    '"You can enter your bank details on your own phone, so that you do not have to say them. Shall I send you the link?"',
    '[Offer this first. Take the details yourself only if the customer prefers that.]',
    '"Are you the account holder, and the only person who has to authorise debits from this account?"',
    '[Read the Direct Debit Guarantee on the page word for word.]',
    '"Do you agree to the terms of the supplier, and that I submit the application now?"',
  ),
  'broadband-list': script(
    '"What do you use the internet for, and with how many people?"',
    '"Do you want TV or a landline with it?"',
    '[Read out provider, monthly price, set-up cost, length and price rises of each package that you suggest.]',
    '"People who get certain benefits can have a social tariff. It is cheaper, and often not on this list. Shall I tell you more?"',
  ),
  'broadband-details': script(
    '"Let me read you the summary of this package."',
    '[Read out speed, monthly price, every price rise that is stated, set-up cost, length and exit fee.]',
    '"Would you like to order it, or see the list again?"',
  ),
  'broadband-signup': script(
    '"To order, we pass on your name, email address, mobile number, new address and start date to the provider. Do you agree?"',
    '[Read the consent on the page word for word. Without a clear "yes" the order cannot be sent.]',
    '"From which day would you like it? An engineer may have to come."',
    '"You can cancel within 14 days after the order."',
  ),
  confirmation: script(
    '"Let me sum up what we have set up today."',
    '[Read out each card: what is done, what is pending, the reference of each order.]',
    '"You get a confirmation of each by email. Is there anything else that I can do for you?"',
    '[Anything left to do? Send the customer the link, or set a reminder. Then press Finish.]',
  ),
  offers: script(
    '"There are offers of other companies for your move. Would you like to hear about them?"',
    '[Carry on only after a "yes". These companies answer questions about their offers themselves.]',
  ),
  'tell-your-flatmates': script(
    '"Do you share your home? We can write to your flatmates that you are setting up the bills."',
    '"They get one email, and we do not keep their name or address."',
    '[Enter a flatmate only if the customer says that the flatmate agrees.]',
  ),
  'move-plan': script(
    '"Your plan shows what happens when, from today until your bills arrive."',
    '"I can send you the link, and you can put the dates into your calendar."',
    '[Go through the next two dates together: meter readings on the day of the move, and the start of the supply.]',
  ),
  'your-move': script(
    '"This page shows your orders, and how far each one is at its provider."',
    '[Read out any order that was not accepted, with its reason, and help the customer to choose again.]',
    '"You can cancel an order free of charge until the day on its card."',
  ),
  'data-passport': script(
    '"I can see that you have a data passport, but not its entries. Only you can open it."',
    '"Log in with a code, then open Data passport from Your move. It lists who received which kinds of your data, and why."',
  ),
  household: script(
    '"Here you can share the plan, the prices and the costs with the people you live with."',
    '[Housemates join with a link that the customer shares. Never take their details for them.]',
    '"Joining does not put anyone on a bill. We ask each person before they are named on an account."',
  ),
  'join-household': script('[This page is for housemates. It opens in their own browser, never in a call.]'),
  'meter-day': script(
    '"Please open Meter day on your phone while you still have a signal. It then also works without one."',
    '"Take a photo of each meter and enter its reading. We send the readings when the signal is back."',
  ),
};

/** Oakwood Lettings' own scripts, about questions of its tenants. */
export const oakwoodScripts: Readonly<Partial<Record<StepId, string>>> = {
  'personal-details': script(
    '"Thank you for calling Oakwood Lettings\' moving team. This call may be recorded for training and to keep a record of what we agree. Is that all right?"',
    '[Stop here if the customer does not agree, and offer to send a link instead.]',
    '"Your letting agent has sent us some of your details. I check them with you, and take what is missing."',
    readBack,
  ),
  'moving-details': script(
    '"I am going to ask about your new home so that I can see which suppliers serve it."',
    '"What date are you responsible for the bills from? It is the start date of your tenancy, not the day you collect the keys."',
    '[Joint tenants: take the date of the tenancy agreement.]',
    '"May I look up the meters of your new home? I need your permission for that."',
    '[Read the meter look-up consent on the page word for word before you press Next.]',
  ),
  'energy-usage': script(
    '"Your landlord does not choose your energy supplier: you do, as long as the bills are in your name."',
    '"How many bedrooms does the home have, and how many of you are going to live there?"',
    '[The rent includes energy? Then skip energy: nothing may be set up.]',
  ),
  confirmation: script(
    '"Let me sum up what we have set up today."',
    '[Read out each card: what is done, what is pending, the reference of each order.]',
    '"Please take a photo of the meters when you check in, and keep your inventory. Your branch helps you with the keys and the deposit."',
    '[Questions about the tenancy go to the branch. Then press Finish.]',
  ),
};
