/**
 * What every object, every node and every element of a page can do or has around it. A form shows each of its fields under the
 * field's name, in front of its own abilities: with a field called "parentNode" whatever walks up the page walks in a circle.
 */
export const TAKEN_NAMES: ReadonlySet<string> = new Set(
  [
    'constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toString valueOf toLocaleString',
    'addEventListener removeEventListener dispatchEvent',
    'getRootNode hasChildNodes normalize cloneNode isEqualNode isSameNode compareDocumentPosition contains lookupPrefix lookupNamespaceURI',
    'isDefaultNamespace insertBefore appendChild replaceChild removeChild nodeType nodeName baseURI isConnected ownerDocument parentNode',
    'parentElement childNodes firstChild lastChild previousSibling nextSibling nodeValue textContent',
    'hasAttributes getAttributeNames getAttribute getAttributeNS setAttribute setAttributeNS removeAttribute removeAttributeNS',
    'toggleAttribute hasAttribute hasAttributeNS getAttributeNode getAttributeNodeNS setAttributeNode setAttributeNodeNS',
    'removeAttributeNode attachShadow closest matches webkitMatchesSelector getElementsByTagName getElementsByTagNameNS',
    'getElementsByClassName insertAdjacentElement insertAdjacentText insertAdjacentHTML getClientRects getBoundingClientRect',
    'before after replaceWith remove prepend append replaceChildren querySelector querySelectorAll',
  ].flatMap((names) => names.split(' ')),
)

/** What a schema asks of whatever a form sends: its name is none of these. */
export const FREE_NAME = [
  (name: string) => !TAKEN_NAMES.has(name),
  { params: { code: 'bad-form', meaning: 'Every form has something of this name already. Write another, such as "fullName".' } },
] as const
