/**
 * What a document and a form have under names that an id could be: a program that asks for one of them could be given the element
 * instead. A test compares them with those of jsdom; Chromium has a few more.
 */
export const DOCUMENT_NAMES: ReadonlySet<string> = new Set(
  [
    'action after all anchors animate append applets attributes autocapitalize autocomplete autocorrect autofocus before blur body',
    'charset children clear click close closest constructor contains cookie dataset dir doctype domain draggable elements embeds',
    'encoding enctype evaluate focus fonts forms fullscreen head hidden id images implementation inert lang length links location',
    'matches method name nonce normalize open part plugins popover prefix prepend prerendering pseudo referrer rel remove reset',
    'role scripts scroll slot spellcheck style submit target timeline title translate when write writeln',
    'onabort onanimationcancel onanimationend onanimationiteration onanimationstart onauxclick onbeforecopy onbeforecut',
    'onbeforeinput onbeforematch onbeforepaste onbeforetoggle onbeforexrselect onblur oncancel oncanplay oncanplaythrough onchange',
    'onclick onclose oncommand oncontentvisibilityautostatechange oncontextlost oncontextmenu oncontextrestored oncopy oncuechange',
    'oncut ondblclick ondrag ondragend ondragenter ondragleave ondragover ondragstart ondrop ondurationchange onemptied onended',
    'onerror onfocus onformdata onfreeze onfullscreenchange onfullscreenerror ongotpointercapture oninput oninvalid onkeydown',
    'onkeypress onkeyup onload onloadeddata onloadedmetadata onloadstart onlostpointercapture onmousedown onmouseenter',
    'onmouseleave onmousemove onmouseout onmouseover onmouseup onmousewheel onpaste onpause onplay onplaying onpointercancel',
    'onpointerdown onpointerenter onpointerleave onpointerlockchange onpointerlockerror onpointermove onpointerout onpointerover',
    'onpointerrawupdate onpointerup onprerenderingchange onprogress onratechange onreadystatechange onreset onresize onresume',
    'onscroll onscrollend onscrollsnapchange onscrollsnapchanging onsearch onsecuritypolicyviolation onseeked onseeking onselect',
    'onselectionchange onselectstart onslotchange onstalled onsubmit onsuspend ontimeupdate ontoggle ontouchcancel ontouchend',
    'ontouchmove ontouchstart ontransitioncancel ontransitionend ontransitionrun ontransitionstart onvisibilitychange',
    'onvolumechange onwaiting onwebkitanimationend onwebkitanimationiteration onwebkitanimationstart onwebkitfullscreenchange',
    'onwebkitfullscreenerror onwebkittransitionend onwheel',
  ].flatMap((names) => names.split(' ')),
)
