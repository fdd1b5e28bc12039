const onlineWords =
  /^(?:online|virtual|webinar|livestream|zoom|microsoft teams|google meet|webex)(?: (?:only|event|meeting|webinar|call|via zoom))*$/i;
const meetingAddress =
  /^https?:\/\/[^\s/]*(?:zoom\.us|teams\.(?:microsoft|live)\.com|meet\.google\.com|webex\.com|youtube\.com)(?:\/\S*)?$/i;

/** Returns true if a place is no place but a meeting on the web: "Online event", as Meetup writes it, or its address. */
export function isOnlinePlace(place: string): boolean {
  return onlineWords.test(place) || meetingAddress.test(place);
}
