/** What a candidate writes to several employers, and when he or she could start, by candidate. */
export const letters: Readonly<Record<string, { readonly text: string; readonly start: string }>> =
  {
    leyla: { start: 'Six weeks after signing', text: '' },
    mateusz: {
      start: 'One month’s notice',
      text: 'Hello,\n\nI am a shift lead with nine years in warehouses and I am applying as {title}. Attendance, stock and mood on my shift are good, and I can show figures for the first two.\n\nI would like to visit {company} and see the place before we talk about anything else.\n\nMateusz Gorski',
    },
    amina: {
      start: 'From the first of next month',
      text: 'Dear team at {company},\n\nthe position of {title} speaks to me because it is about people who need an answer now. I have given such answers at hotel desks for ten years, in three languages, and I write things down so that the next colleague knows them.\n\nAmina Warsame',
    },
    daniel: {
      start: 'Three months to the end of a quarter',
      text: 'Dear Sir or Madam,\n\nI lead a support team of fourteen and would like to come closer to the product. As {title} at {company} I would bring a head for figures and many hours on the phone.\n\nDaniel Eberle',
    },
    sofia: {
      start: 'Six weeks’ notice',
      text: 'Hello,\n\nI plan, hire and train in a shop with 25 people, and I am applying as {title}. What I look for at {company} is a place where people stay for years because the small things are in order.\n\nSofia Kranz',
    },
    luca: {
      start: 'Four weeks’ notice',
      text: 'Dear team,\n\ntwelve years on the line, eight of them as sous-chef: I apply as {title}. I cook what the market offers, I write clear order lists, and I do not shout. I would be glad to do a trial evening at {company}.\n\nLuca Tarantini',
    },
    yusuf: {
      start: 'Immediately',
      text: 'Hi,\n\nI am a trained two-wheel mechanic and I ride cargo bikes every day, so I know what breaks and why. I would like to work as {title} at {company}; a trial day in the workshop is best to see whether we fit.\n\nYusuf Aldemir',
    },
    hannah: {
      start: 'End of the school term',
      text: 'Dear team,\n\nI have worked in personnel and administration for eleven years and am applying as {title}. Rules are there to make decisions fair and quick, in my experience, and I can explain them without a rustle of paper. {company} seems to see it likewise.\n\nKind regards\nHannah Voigt',
    },
    tomasz: {
      start: 'Two months’ notice',
      text: 'Dear Sir or Madam,\n\nI have planned transport for thirteen years and would bring this experience to {company} as {title}. Driving times, docks, customers, weather: I know the trade in three languages.\n\nTomasz Bielak',
    },
    greta: {
      start: 'After the race on the 18th of next month',
      text: 'Hello,\n\nI organise events at which 20,000 people arrive at once, and I am applying as {title} because I would like to do smaller ones more carefully. At {company} I would start by listening to those who have done it so far.\n\nGreta Lindholm',
    },
    noor: {
      start: 'Six weeks’ notice',
      text: 'Dear team,\n\nas a dispatcher I plan people, vehicles and promises. I am applying as {title}, since {company} looks for someone who stays calm on the phone and exact on paper.\n\nNoor Haddad',
    },
    ines: {
      start: 'Two weeks’ notice',
      text: 'Dear team at {company},\n\nI have worked nights at a hotel desk for four years and would like to join you as {title}. I speak Portuguese, English and German, and I know what guests ask at four in the morning.\n\nInês Moura',
    },
    felix: {
      start: 'March, 20 to 30 hours',
      text: 'Hello,\n\nI study geography, drive trams and write small Python scripts about maps. The work of {title} at {company} fits all three, and I would like to help from March on.\n\nFelix Amsel',
    },
    olena: {
      start: 'Immediately',
      text: 'Dear team,\n\nI have eleven years of experience in supply, purchasing and transport, and apply as {title}. I am careful with papers, quick with tables, and used to working with people whom I have never met.\n\nOlena Hrytsenko',
    },
    jonas: {
      start: 'One month’s notice',
      text: 'Hello,\n\nI drive, carry and repair, and I am never late. I would like to work at {company} as {title}.\n\nJonas Petri',
    },
    dimitra: {
      start: 'Two months’ notice',
      text: 'Dear Sir or Madam,\n\nI have led ground crews at an airport for nine years, with safety first and minutes second. As {title} at {company} I would bring that order and leave the noise behind.\n\nDimitra Kalogeri',
    },
    samuel: {
      start: 'One month’s notice',
      text: 'Dear hiring team,\n\nI am an agronomist with eight years in vegetables under drip. For the post of {title} I would bring scouting records that go back to my first week, and two trials on beneficial mites which halved our spraying. I would like to do this at {company}.\n\nSamuel Otieno',
    },
    njeri: {
      start: 'Immediately',
      text: 'Dear Sir or Madam,\n\nfor two years I stood on the other side of the registry counter. I know which form is missing before the queue does. I would like to use that at {company} as {title}.\n\nNjeri Kamau',
    },
    ciara: {
      start: 'Four weeks’ notice',
      text: 'Dear Ms Hanratty,\n\nI have been a staff nurse in acute medicine for five years and completed a certificate in stroke care last spring. I am applying as {title}, because I would like to see patients from the first hour to the day on which they go home.\n\nKind regards\nCiara Dunleavy',
    },
    ravi: {
      start: 'Two months’ notice',
      text: 'Hello,\n\nI am applying as {title}. At present I look after fare calculation for four cities, a system in which late events are normal and wrong prices make the news. I enjoy making such things dull.\n\nA short write-up of our move from nightly batches to events is on my page; I would gladly talk about what went wrong in it. What {company} does is close to that, and I would like to hear more.\n\nRavi Menon',
    },
    emily: {
      start: 'January',
      text: 'Dear headteacher,\n\nI teach a Year 1 class of twenty-nine and look after the school garden. I would like to join {company} as {title}; planning together with a parallel class is what I miss most at a one-form school.\n\nEmily Hartnell',
    },
    joao: {
      start: 'Three weeks’ notice',
      text: 'Good afternoon,\n\nI have cooked at the charcoal grill for six years, ninety covers an evening. I apply as {title} because {company} buys the way I think one should: after looking, and not by the box.\n\nJoão Figueira',
    },
    jiahui: {
      start: 'After the end of my project in eight weeks',
      text: 'Dear committee,\n\nmy work is on the mechanics of ceramic electrolytes: how they crack, when, and how one could know beforehand. For the position of {title} I would bring methods, open data, and an ongoing exchange with two groups in Europe. I would be glad to present them at {company}.\n\nJia Hui Loh',
    },
    grace: {
      start: 'After the busy season, or by agreement',
      text: 'Dear Ms Raghunathan,\n\nI audit charities and co-operatives and expect my last exam result in November. I am interested in the position of {title}, and in a firm such as {company} where a file is reviewed while the work is still warm.\n\nGrace Abernathy',
    },
    oliver: {
      start: 'Four weeks',
      text: 'Hello,\n\nI have been a carpenter for twelve years, mostly on frames and roofs, and I am applying as {title}. I like jobs that I can point at later, and {company} has a few of them in my county. Three of my apprentices would tell you that I explain things twice.\n\nOliver Prentice',
    },
    marisol: {
      start: 'Two weeks’ notice',
      text: 'Dear Denise Aguilar,\n\nI have sold books for six years and run about forty events a year, half of them in Spanish. As {title} I would bring regulars, school contacts and a folding stage. I have been a customer of {company} since the first shop.\n\nMarisol Vega',
    },
    zeynep: {
      start: 'Bir ay sonra',
      text: 'Merhaba,\n\nBeş yıldır depo ve sevkiyat ekranları geliştiriyorum. {title} ilanınız ilgimi çekti, çünkü {company} ekranlarını kullananları yakından tanıyan bir ekip izlenimi veriyor. Erişilebilirlik üzerine hazırladığım küçük bileşen kütüphanesini görüşmede göstermek isterim.\n\nZeynep Karaoğlan',
    },
    emre: {
      start: 'İki ay sonra',
      text: 'Merhaba,\n\nSekiz yıldır dağıtım planlıyorum ve {title} görevi için başvuruyorum. Geciken teslimatları iki yılda yarıya indirdik; bunu nasıl yaptığımızı anlatmak isterim. {company} filosunun büyüklüğü bana tanıdık.\n\nSaygılarımla\nEmre Sağlamtaş',
    },
    gulsah: {
      start: 'Otuz gün sonra',
      text: 'Sayın yetkili,\n\nAltı yıllık hemşireyim; son üç yılım on altı yataklı bir yoğun bakım ünitesinde geçti. {title} ilanınıza, hasta başına düşen hemşire sayısını açıkça paylaştığınız için başvuruyorum. {company} bünyesinde yeni meslektaşlara rehberlik de etmek isterim.\n\nSaygılarımla\nGülşah Bektaşoğlu',
    },
    serkan: {
      start: 'Altı hafta sonra',
      text: 'Sayın yetkili,\n\nOn yılda doksan binanın deprem performansını değerlendirdim. {title} görevinde hem hesabı hem sahayı bir arada yürütebileceğimi düşünüyorum. {company} raporlarının sade diliyle biliniyor; örnek bir raporumu ekte bulabilirsiniz.\n\nSaygılarımla\nSerkan Uysaloğlu',
    },
    hatice: {
      start: 'Beyan döneminden sonra',
      text: 'Merhaba,\n\nYedi yıldır on sekiz müşterinin muhasebe ve bordrosunu yürütüyorum. {title} ilanınıza başvurmak istiyorum. Belgelerin zamanında gelmesi için müşteriyle konuşmayı, hatırlatma göndermekten daha etkili bulurum; {company} ekibinde de böyle çalışmak isterim.\n\nSaygılarımla\nHatice Mermerci',
    },
    burak: {
      start: 'Sezon sonunda',
      text: 'Merhaba,\n\nOn yıldır otelde çalışıyorum, yedi yıldır vardiya yönetiyorum. {title} görevi için başvuruyorum. Ekipte kimin ne zaman yorulduğunu, konuğun ne zaman soru soracağını bilirim. {company} bünyesinde uzun süre kalacağım bir iş arıyorum.\n\nSaygılarımla\nBurak Keskinler',
    },
  };
