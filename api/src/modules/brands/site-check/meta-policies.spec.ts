import { metaPolicies } from './meta-policies.js';

const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;

describe('the policies in the head of a page', () => {
  it.each([
    ['alone', meta],
    [
      'in a whole page',
      `<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Home</title>\n${meta}\n</head><body>Hi</body></html>`,
    ],
    ['in capitals', `<HTML><HEAD><META HTTP-EQUIV="CONTENT-SECURITY-POLICY" CONTENT="default-src 'self'"></HEAD>`],
    [
      'as XHTML',
      `<?xml version="1.0"?><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'self'" /></head>`,
    ],
    ['after a byte order mark', `\uFEFF${meta}`],
    ['in another order', `<meta content="default-src 'self'" data-x='">' http-equiv=content-security-policy>`],
    ['with white space', `<meta\n  http-equiv = " Content-Security-Policy "\n  content = "default-src 'self'"\n>`],
    ['with references', '<meta http-equiv="Content-Security-Policy" content="default-src &#39;self&#x27;">'],
    ['with a named reference', '<meta http-equiv="Content-Security-Policy" content="default-src &apos;self&apos;">'],
    ['after a script', `<script>if (a < b) document.write("</head><body>")</script>${meta}`],
    ['after a style sheet and a link', `<style>a > b {}</style><link rel="stylesheet" href="/a.css">${meta}`],
    ['after a comment', `<!-- <body> -->${meta}`],
    ['after an empty comment', `<!-->${meta}`],
    ['after the head, before the body', `<head></head>${meta}<body>`],
  ])('are found: %s', (_, html) => {
    expect(metaPolicies(html)).toEqual(["default-src 'self'"]);
  });

  it('are found in the order of the page', () => {
    const second =
      '<meta http-equiv="Content-Security-Policy" content="frame-src https://a.example, https://b.example">';
    expect(metaPolicies(`<head>${meta}<meta name="viewport" content="width=device-width">${second}</head>`)).toEqual([
      "default-src 'self'",
      'frame-src https://a.example, https://b.example',
    ]);
  });

  it.each([
    ['in the body', `<body>${meta}`],
    ['after an element of a body', `<head><div></div>${meta}</head>`],
    ['after text', `<head>Welcome${meta}</head>`],
    ['in a comment', `<!-- ${meta} -->`],
    ['in a comment without an end', `<!-- ${meta}`],
    ['in a script', `<script>const policy = '${meta}'</script>`],
    ['in a script without an end', `<script>${meta}`],
    ['in a title', `<title>${meta}</title>`],
    ['for browsers without scripts', `<noscript>${meta}</noscript>`],
    ['in a template', `<template>${meta}</template>`],
    ['only for reports', `<meta http-equiv="Content-Security-Policy-Report-Only" content="default-src 'self'">`],
    ['without content', '<meta http-equiv="Content-Security-Policy">'],
    ['in a tag without an end', `<meta http-equiv="Content-Security-Policy" content="default-src 'self'`],
    ['nowhere', ''],
  ])('are not found: %s', (_, html) => {
    expect(metaPolicies(html)).toEqual([]);
  });

  // In quadratic time, each would take longer than a test may.
  it.each([
    '<',
    '<!--',
    '<!-->',
    '<a',
    '<a ',
    '<meta ',
    '<meta a="',
    "<meta a='",
    '<meta a=',
    '<script>',
    '<title></title>',
    '</',
    ' ',
  ])('are looked for in linear time: %j repeated', (text) => {
    expect(metaPolicies(text.repeat(300_000 / text.length))).toEqual([]);
  });
});
