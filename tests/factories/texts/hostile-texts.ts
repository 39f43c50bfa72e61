import fc from 'fast-check'

/** Injections that end a string, a tag, a comment, a block or a template expression. */
export const injections = [
  '</script><script>ran=1</script>',
  '"><img src=x onerror=ran=1>',
  "' onmouseover='ran=1",
  '<!--<script>',
  '--> ]]> ]]> </title></style>',
  'a\u2028b\u2029c',
  '\\";ran=1;//',
  '{ran=1} ${ran=1} {{ran=1}}',
  '&lt;b&gt; &amp;quot; &#60;i&#62;',
  '\\u003cimg src=x onerror=ran=1\\u003e',
  '<svg onload=ran=1>',
  '`+(ran=1)+`',
  'Q&A <b',
  '](/evil/) **x** # y',
  '<entry><id>x</id></entry>',
  '\u202Ederever\u202C \u2066x',
  'x;} location / { return 301 /evil/; }',
]

/** The characters that no content may contain: the check reports them. */
const refused = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u

/** Texts that content may hold: injections, and any characters, between words. */
export const hostileTexts: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...injections), fc.string({ unit: 'binary', maxLength: 12 }), fc.constant('word')), {
    minLength: 1,
    maxLength: 4,
  })
  .map(parts => `a ${parts.join(' ')} z`)
  .filter(text => !refused.test(text))
