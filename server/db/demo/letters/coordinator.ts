/** Letters for the demo employer's job with the most applications, by candidate. */
export const coordinatorLetters: Readonly<Record<string, string>> = {
  leyla:
    'Dear Mr Wenger,\n\nfor five years I have planned the days of 45 couriers in the north of Berlin, which is your district. I know where vans cannot stop, which courtyards flood, and that a plan is only as good as the phone call that explains it.\n\nWith the dispatch team I built a short daily report on late deliveries; it took us from 9 to 4 percent within a year. I would like to do the same for bikes that are not where they should be. I speak German, Turkish and English with crews and customers.\n\nKind regards\nLeyla Brandt',
  mateusz:
    'Hello,\n\nI lead a late shift of 18 people in a warehouse. Planning for us means: who is here, what must leave by ten, and what do I tell the others. I have done this for seven years and still like it.\n\nYour advertisement says that people came to this role from warehouses. I would be glad to be the next one. My German is good enough for the radio, and it improves.\n\nMateusz Gorski',
  amina:
    'Dear team,\n\na hotel on the evening of a trade fair is not so different from a bike district on a sunny Sunday: everybody comes at once and wants the same thing. I have planned for that as a front office supervisor since 2019, with eleven colleagues and their school holidays.\n\nI would bring patience on the phone, written handovers that people read, and a liking for early shifts.\n\nAmina Warsame',
  daniel:
    'Dear Mr Wenger,\n\nI have forecast and staffed a phone team of fourteen for eight years. I can tell you what happens to the queue when it rains. What I cannot do from my chair is change anything about it, and that is why I am applying.\n\nAttached is an example of our staffing sheet, with the names removed.\n\nKind regards\nDaniel Eberle',
  sofia:
    'Hello Fernwick team,\n\nin a garden centre, too, the weather decides. I plan 25 people by the forecast, correct the plan at nine, and again at noon. In April I do nothing else.\n\nI rent your cargo bikes most weekends, so I know the other side of a bad plan as well.\n\nBest wishes\nSofia Kranz',
  luca: 'Dear all,\n\nafter twelve years in kitchens I can plan, replan and stay polite while three things burn. As sous-chef I order for nine cooks, write the rota and answer for the costs.\n\nWhy leave? I have a daughter now, and restaurants close late. Your late shift ends when my service used to begin.\n\nLuca Tarantini',
  yusuf:
    'Hi,\n\nI have been riding cargo bikes in Wedding and Pankow for five years and trained as a two-wheel mechanic before that. I know the streets and the bikes. I have not planned for others yet, apart from the new riders whom I show around, but I would like to learn it.\n\nYusuf Aldemir',
  hannah:
    'Dear Mr Wenger,\n\nevery school morning I replace four sick teachers between 6:45 and 7:15. The plan has to be right, fair, and explained to people who did not ask for it. I think that this would help me with mechanics and drivers.\n\nBefore the school I worked in personnel, so contracts and rest periods are familiar to me.\n\nKind regards\nHannah Voigt',
  tomasz:
    'Dear Sir or Madam,\n\nI plan international tours for twenty lorries, within driving-time rules that leave no room for dreams. A district of bikes is smaller but faster, and I like the idea of seeing it from the office window.\n\nMy wife works in Berlin. I would move as soon as we agree.\n\nTomasz Bielak',
  greta:
    'Hello,\n\nI organise the logistics of city races: closures, barriers, 400 volunteers and one start time that does not move. On those days your bikes are in my way, and I am in yours. We solved it well last September at the Schönhauser Allee; I still have the plan.\n\nI would like to work on ordinary days for a change.\n\nGreta Lindholm',
  noor: 'Dear team,\n\nfor eight years I have dispatched patient transports in Berlin: sixty trips a shift, twelve vehicles, and always one that will not start. I am used to deciding in a few seconds and to writing down why.\n\nI am looking for a job with the same pace and fewer sirens.\n\nNoor Haddad',
  ines: 'Dear Mr Wenger,\n\nat night I am the only person in a hotel of 52 rooms. I check in, repair, translate, calm down and write it all into the handover book. In April I am moving to Berlin, and I speak German well, thanks to my degree and to many guests.\n\nI would be happy to talk by video.\n\nInês Moura',
  felix:
    'Hello,\n\nI drive trams at weekends and study geography during the week. My thesis is about where shared bikes gather and why, partly with your open data. I know that this is a full-time position; from March I could work 30 hours and would be done with the thesis by summer.\n\nFelix Amsel',
  olena:
    'Dear Fernwick team,\n\nsince 2022 I have coordinated aid transports: two warehouses, changing drivers, no room for a second attempt. Before that I ordered stock for seventy pharmacies. In both jobs the most useful tool was a simple table that everybody trusted.\n\nI would like to build one for your district.\n\nOlena Hrytsenko',
  jonas:
    'Hello,\n\nI deliver furniture in Berlin and know how a good tour feels from the driver’s seat. I would like to try the other side. My English is not so good yet, I am taking a course since autumn.\n\nJonas Petri',
  dimitra:
    'Dear Mr Wenger,\n\nan aircraft turnaround is forty minutes long and involves nine crews who do not report to you. I coordinate several of them each morning, with up to thirty people, and our delays are the lowest at the station.\n\nI see the same craft in your advertisement, with healthier vehicles. I could start with early shifts straight away.\n\nDimitra Kalogeri',
  emre: 'Dear Mr Wenger,\n\nI plan the routes of 140 couriers in Istanbul, a city that changes its mind twice a day. My family lives in Berlin, my German is at B2, and I have begun the recognition of my degree for the visa.\n\nIn two years we lowered failed deliveries from 11 to 6 percent by calling before loading, not after. I would be glad to show you how.\n\nEmre Sağlamtaş',
  burak:
    'Dear team,\n\nI lead a service shift of thirty people in a hotel in Antalya. I plan by arrivals, weather and football, and I hand over in writing every night. I speak English and some German and would like to move to Berlin, where my sister lives.\n\nBurak Keskinler',
};
