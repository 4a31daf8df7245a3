import type { Site } from '../site/schema/site'

/** Whether visitors see a site light or dark as they wish. */
export function isSwitched({ theme }: Pick<Site['settings'], 'theme'>): boolean {
  return theme.scheme === 'auto'
}

/**
 * Says in which scheme the page is shown: the one that was chosen, else that of the device, which it follows when it changes. It stands
 * in the head of the page itself: from elsewhere it would come after the page is painted, which would flash. Whoever chooses what the
 * device has anyway follows it again.
 */
export const schemeScript = [
  '(e=>{let s,d=matchMedia("(prefers-color-scheme:dark)"),',
  'o=()=>d.matches?"dark":"light",',
  'r=()=>{let c=s?.scheme;e.dataset.scheme=c==="dark"||c==="light"?c:o()};',
  'try{s=localStorage}catch{}',
  'r();d.addEventListener("change",r);addEventListener("storage",r);',
  'addEventListener("click",v=>{let b=v.target.closest?.("[data-to]"),t=b?.dataset.to;if(t){',
  'try{t===o()?s.removeItem("scheme"):s.scheme=t}catch{}',
  'e.dataset.scheme=t;(b.nextElementSibling??b.previousElementSibling).focus()',
  '}})})(document.documentElement)',
].join('')

/** By what the policy of a page allows this script and no other. */
export const schemeScriptHash = "'sha256-OLadxZOz7y6ubqxJC5OheKJconFNkJkQdfWOpG4j/pY='"
