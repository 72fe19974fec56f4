const asking =
  /\b(?:help|why|wrong|next|now what|what now|hint|stuck|fail\w*|fix|debug|bugs?|issue|errors?|crash\w*|tle|wa|mle|rte|mistakes?|idea|approach|start|begin|step|continue|go on|another one|more|check|review|not (?:work\w*|pass\w*|right|correct)|(?:doesn'?t|does not|don'?t|isn'?t|won'?t) (?:work|pass)|working|confus\w*|lost|messages?|how (?:do|can|should|would) (?:i|we) (?:solve|start|begin|do|proceed|continue|approach|fix|go)|how to (?:solve|start|begin|do|proceed|continue|approach|fix)|should i|(?:what|which) (?:data structure|algorithm|technique|method)|can i|do i|what else|what am i|missing|correct|(?:don'?t|do not|dont|didn'?t|can'?t|cannot) (?:get|understand|see|know|find)|my (?:code|program|solution|answer|output|loop|function)|improve|better|faster|slow|again|yes|ok(?:ay)?)\b/i

/** Whether a message asks for help with the current problem; punctuation alone, such as "?", does. */
export function asksForHelp(message: string): boolean {
  return asking.test(message) || /^[\s?!.…]*$/.test(message)
}
