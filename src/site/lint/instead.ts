const BY_TAG: readonly (readonly [RegExp, string])[] = [
  [/^(?:iframe|embed|object)$/, 'Delete it. A film or a map is a section of its own, of type "embed", with its address as "href".'],
  [/^(?:video|audio|source|track)$/, 'Delete it. A film of your own lies in media/ and is a section of type "video".'],
  [/^(?:form|input|textarea|select|option|button|label|fieldset)$/, 'Delete it. A form is a section of its own, of type "form"; its "deliver" says where entries go.'],
  [
    /^(?:script|noscript)$/,
    'Delete it: pages run no scripts that stand in texts. What counts visitors is named in "site", in "services"; films and maps are sections of type "embed".',
  ],
  [/^(?:style|link)$/, 'Delete it. Colours and fonts of the whole site are said in "site", as "theme".'],
]

/** What stands in this project for an element that texts cannot have; undefined for one that is just left out. */
export function insteadOf(tagName: string): string | undefined {
  return BY_TAG.find(([tags]) => tags.test(tagName.toLowerCase()))?.[1]
}
