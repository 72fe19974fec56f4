import { currentZoneName } from '@codedojo/contract'

/** Large cities that no zone is named after, and local spellings of cities that are zone names. */
const cities: Readonly<Record<string, string>> = {
  'Asia/Shanghai':
    'Beijing Peking 北京 上海 Guangzhou 广州 廣州 Shenzhen 深圳 Chengdu 成都 Chongqing 重庆 重慶 Wuhan 武汉 Tianjin 天津',
  'Asia/Hong_Kong': '香港',
  'Asia/Taipei': '台北 臺北 Kaohsiung 高雄',
  'Asia/Tokyo': '東京 东京 Osaka 大阪 Kyoto 京都 Nagoya 名古屋 Sapporo 札幌 Fukuoka 福岡',
  'Asia/Seoul': '서울 首尔 Busan 부산 Incheon 인천',
  'Asia/Kolkata':
    'Calcutta কলকাতা कोलकाता Mumbai Bombay मुंबई Delhi New_Delhi दिल्ली Bengaluru Bangalore ಬೆಂಗಳೂರು Chennai Madras சென்னை Hyderabad హైదరాబాద్ Pune पुणे Ahmedabad અમદાવાદ Jaipur Lucknow',
  'Asia/Dhaka': 'ঢাকা Chittagong',
  'Asia/Karachi': 'کراچی Lahore لاہور Islamabad',
  'Asia/Kathmandu': 'काठमाडौं',
  'Asia/Dubai': 'دبي Abu_Dhabi أبوظبي',
  'Asia/Riyadh': 'الرياض Jeddah Mecca',
  'Asia/Tehran': 'تهران',
  'Asia/Bangkok': 'กรุงเทพ',
  'Asia/Ho_Chi_Minh': 'Saigon Hanoi Hà_Nội',
  'Asia/Jakarta': 'Bandung Surabaya',
  'Africa/Cairo': 'القاهرة Alexandria',
  'Africa/Lagos': 'Abuja Kano',
  'Africa/Johannesburg': 'Cape_Town Durban Pretoria',
  'Europe/Moscow': 'Москва Saint_Petersburg Санкт-Петербург',
  'Europe/Kyiv': 'Київ',
  'Europe/Athens': 'Αθήνα',
  'Europe/Berlin': 'Munich München Hamburg Cologne Köln Frankfurt',
  'Europe/Paris': 'Lyon Marseille',
  'Europe/London': 'Manchester Birmingham Edinburgh',
  'Europe/Madrid': 'Barcelona',
  'Europe/Rome': 'Roma Milan Milano',
  'Europe/Zurich': 'Geneva Genève Basel',
  'America/New_York': 'Boston Washington Philadelphia Miami Atlanta',
  'America/Chicago': 'Houston Dallas Austin',
  'America/Los_Angeles': 'San_Francisco Seattle San_Diego Las_Vegas',
  'America/Toronto': 'Montreal Ottawa',
  'America/Sao_Paulo': 'Rio_de_Janeiro Brasília',
  'Australia/Sydney': 'Canberra',
}

/** Languages in which many people write the name of their country. */
const languages = ['en', 'zh', 'zh-Hant', 'ja', 'ko', 'hi', 'bn', 'ar', 'ru', 'es', 'pt', 'fr', 'de']

/** Cities of a zone besides the one in its name, and its countries in many languages. */
export function placeNamesOf(zone: string): readonly string[] {
  countries ??= countriesOfZones()
  const named = (cities[zone] ?? '').split(' ').map((city) => city.replaceAll('_', ' '))
  return [...named, ...(countries.get(zone) ?? [])]
}

/** Computed on the first search, because it takes a tenth of a second. */
let countries: ReadonlyMap<string, readonly string[]> | undefined

function countriesOfZones(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const names = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  for (const region of regions()) {
    const named = names.flatMap((each) => each.of(region) ?? [])
    for (const zone of zonesOf(region)) found.set(zone, [...(found.get(zone) ?? []), ...named])
  }
  return found
}

function regions(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((one) => letters.map((other) => `${one}${other}`))
}

/** Empty in browsers that do not know the zones of a region. */
function zonesOf(region: string): readonly string[] {
  const locale: { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${region}`)
  return (locale.getTimeZones?.() ?? []).map(currentZoneName)
}
