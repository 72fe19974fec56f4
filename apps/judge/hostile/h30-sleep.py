# H30: sleeps.
# waits: yes
# expect: Time Limit Exceeded
# limit: 150 ms
import time

time.sleep(1000)
